/** What is read out, and the language that it is in. */
export type Spoken = { text: string; lang: string };

/** Whether this browser can read out at all. */
export function maySpeak(): boolean {
  return typeof speechSynthesis !== 'undefined';
}

/** Reads texts out one after another, behind what is being read; tells when the last has ended, or could not be read. */
export function speak(texts: readonly Spoken[], onEnd: () => void = () => {}): void {
  if (!maySpeak()) {
    onEnd();
    return;
  }
  texts.forEach(({ text, lang }, index) => {
    const utterance = Object.assign(new SpeechSynthesisUtterance(text), { lang });
    if (index === texts.length - 1) {
      utterance.onend = onEnd;
      utterance.onerror = onEnd;
    }
    speechSynthesis.speak(utterance);
  });
}

/** Stops what is being read, and all that waits behind it. */
export function stopSpeaking(): void {
  if (maySpeak()) speechSynthesis.cancel();
}
