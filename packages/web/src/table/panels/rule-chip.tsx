/** A rule's number; pointed at or focused it says what the rule says, in our words. */
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

export function RuleChip({ rule }: { readonly rule: string }) {
  const { t } = useTranslation();
  const id = useId();
  // Sections have dots in them, which are no paths here.
  const text = t(rule, { ns: 'rules', keySeparator: false, defaultValue: '' });
  if (text === '') return <span className="chip rule">{rule}</span>;
  return (
    <button
      type="button"
      className="chip rule says"
      aria-label={t('app:rule', { section: rule })}
      aria-describedby={id}
    >
      {rule}
      <span role="tooltip" id={id} className="tip">
        {text}
      </span>
    </button>
  );
}
