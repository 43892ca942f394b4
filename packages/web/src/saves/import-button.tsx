import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { takeIn } from './drop-target.tsx';

/** Opens files; the same as dropping them on the page. */
export function ImportButton() {
  const { t } = useTranslation('saves');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button onClick={() => input.current?.click()}>
        <Icon name="open" />
        <span>{t('open-file')}</span>
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        multiple
        hidden
        aria-label={t('open-file')}
        onChange={({ target }) => {
          takeIn([...(target.files ?? [])]).catch(reportError);
          target.value = '';
        }}
      />
    </>
  );
}
