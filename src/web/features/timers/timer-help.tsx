import { useState } from 'react';
import type { Text } from '#messages/format.ts';
import { maySpeak } from '#web/page/speak.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { hasVoice, setVoice } from './say-timer.ts';
import styles from './timer-help.module.css';

/** Whether timers are said aloud, and what a browser cannot promise of them. */
export function TimerHelp({ text }: { text: Text }) {
  const [isOn, setOn] = useState(hasVoice);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.help}>
      {maySpeak() && (
        <Checkbox
          label={text('timers.voice')}
          checked={isOn}
          onChange={({ target: { checked } }) => {
            setVoice(checked);
            setOn(checked);
          }}
        />
      )}
      <Disclosure summary={text('timers.help')} open={isOpen} onToggle={setOpen}>
        <p>{text('timers.helpTab')}</p>
        <p>{text('timers.helpClosed')}</p>
        <p>{text('timers.helpSound')}</p>
      </Disclosure>
    </div>
  );
}
