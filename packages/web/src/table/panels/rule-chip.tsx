/** A rule's number; pointed at or focused it says what the rule says, in our words. */
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type RuleWords, ruleWords } from '../../words/rule-words.ts';

/** How near to the edge of the window a tip may come. */
const EDGE = 8;

/** Above the chip where there is room, otherwise below. */
function place(tip: HTMLElement, chip: DOMRect): void {
  const { width, height } = tip.getBoundingClientRect();
  const left = Math.max(EDGE, Math.min(chip.right - width, window.innerWidth - width - EDGE));
  const above = chip.top - height - EDGE / 2;
  tip.style.left = `${left}px`;
  tip.style.top = `${above > EDGE ? above : chip.bottom + EDGE / 2}px`;
}

/** What a section says; undefined where nothing is said about it. */
export function useRule(section: string): RuleWords | undefined {
  const { t } = useTranslation();
  const words = ruleWords(section, t);
  return words.text === '' ? undefined : words;
}

export function RuleChip({ rule }: { readonly rule: string }) {
  const { t } = useTranslation();
  const id = useId();
  const chip = useRef<HTMLButtonElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const words = useRule(rule);
  if (words === undefined) return <span className="chip rule">{rule}</span>;
  const show = (): void => {
    if (!tip.current || !chip.current || tip.current.matches(':popover-open')) return;
    // In the top layer nothing cuts it off.
    tip.current.showPopover();
    place(tip.current, chip.current.getBoundingClientRect());
  };
  const hide = (): void => {
    if (tip.current?.matches(':popover-open')) tip.current.hidePopover();
  };
  return (
    <>
      <button
        ref={chip}
        type="button"
        className="chip rule says"
        aria-label={t('app:rule', { section: rule })}
        aria-describedby={id}
        onPointerEnter={show}
        onPointerLeave={hide}
        onFocus={show}
        onBlur={hide}
        onClick={show}
      >
        {rule}
      </button>
      <span ref={tip} popover="manual" role="tooltip" id={id} className="tip">
        <b>{words.title}</b> {words.text}
      </span>
    </>
  );
}
