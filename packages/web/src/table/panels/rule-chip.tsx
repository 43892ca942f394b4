/** A rule's number; pointed at or focused it says what the rule says, in our words. */
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

interface RuleWords {
  readonly title: string;
  readonly text: string;
}

/** What a section says; undefined where nothing is said about it. */
export function useRule(section: string): RuleWords | undefined {
  const { i18n } = useTranslation();
  // Sections have dots in them, which are no paths here.
  return i18n.getResourceBundle(i18n.language, 'rules')?.[section];
}

export function RuleChip({ rule }: { readonly rule: string }) {
  const { t } = useTranslation();
  const id = useId();
  const words = useRule(rule);
  if (words === undefined) return <span className="chip rule">{rule}</span>;
  return (
    <button
      type="button"
      className="chip rule says"
      aria-label={t('app:rule', { section: rule })}
      aria-describedby={id}
    >
      {rule}
      <span role="tooltip" id={id} className="tip">
        <b>{words.title}</b> {words.text}
      </span>
    </button>
  );
}
