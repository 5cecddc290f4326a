import { useEffect, useRef, useState } from 'react';
import { maySpeak, type Spoken, speak, stopSpeaking } from '#web/page/speak.ts';
import { useText } from '#web/page/text.ts';
import { SpeakerIcon } from '#web/ui/action-icons.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { PauseIcon } from '#web/ui/icons.tsx';

/** Reads a step aloud, behind what a timer is saying; a second press, and another step, end that. Nothing where a browser cannot. */
export function ReadAloud({ text: words, lang }: Spoken) {
  const text = useText();
  const [isReading, setReading] = useState(false);
  const reading = useRef<symbol>(null);
  const end = () => {
    reading.current = null;
    setReading(false);
  };
  // Where nothing is read, it is a timer that speaks.
  const stop = () => {
    if (!reading.current) return;
    end();
    stopSpeaking();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words end the reading of these.
  useEffect(() => stop, [words]);
  if (!maySpeak()) return null;
  const press = () => {
    if (reading.current) return stop();
    const own = Symbol('reading');
    reading.current = own;
    setReading(true);
    // A browser tells of the end of what was stopped while the next is being read.
    speak([{ text: words, lang }], () => reading.current === own && end());
  };
  return (
    <IconButton
      label={text(isReading ? 'cooking.stopReading' : 'cooking.read')}
      icon={isReading ? <PauseIcon /> : <SpeakerIcon />}
      onClick={press}
    />
  );
}
