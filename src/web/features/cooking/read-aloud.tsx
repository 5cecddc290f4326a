import { useEffect, useState } from 'react';
import { maySpeak, type Spoken, speak, stopSpeaking } from '#web/page/speak.ts';
import { useText } from '#web/page/text.ts';
import { SpeakerIcon } from '#web/ui/action-icons.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { PauseIcon } from '#web/ui/icons.tsx';

/** Reads a step aloud; a second press, and another step, end that. Nothing where a browser cannot. */
export function ReadAloud({ text: words, lang }: Spoken) {
  const text = useText();
  const [isReading, setReading] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words end the reading of these.
  useEffect(() => {
    return () => {
      stopSpeaking();
      setReading(false);
    };
  }, [words]);
  if (!maySpeak()) return null;
  const press = () => {
    stopSpeaking();
    setReading(!isReading);
    if (!isReading) speak([{ text: words, lang }], () => setReading(false));
  };
  return (
    <IconButton
      label={text(isReading ? 'cooking.stopReading' : 'cooking.read')}
      icon={isReading ? <PauseIcon /> : <SpeakerIcon />}
      onClick={press}
    />
  );
}
