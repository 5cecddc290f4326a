/** The bell of the timers, made in the browser: two high strokes every two seconds, for a minute. */
let context: AudioContext | null = null;
let sound: GainNode | null = null;

const everySeconds = 2;
const forSeconds = 60;
const strokes = [
  { at: 0, hertz: 1046 },
  { at: 0.25, hertz: 1318 },
];

/** Wakes the sound: browsers allow that in a press alone. */
export function unlockBell(): void {
  context ??= new AudioContext();
  if (context.state !== 'running') {
    context.resume().catch((error) => console.warn('The bell stays silent', error));
  }
}

/** Rings until it is silenced. On a page that nobody has pressed yet it begins with the first press. */
export function ringBell(): void {
  silenceBell();
  // A sound made before any press would be refused, and complained about.
  if (context === null && navigator.userActivation?.hasBeenActive === false) {
    for (const kind of presses) window.addEventListener(kind, ringBell);
    return;
  }
  unlockBell();
  if (!context) return;
  sound = new GainNode(context, { gain: 0.5 });
  sound.connect(context.destination);
  for (let from = 0; from < forSeconds; from += everySeconds)
    for (const { at, hertz } of strokes) strike(context, sound, hertz, from + at);
}

const presses = ['pointerdown', 'keydown'] as const;

function strike(on: AudioContext, into: GainNode, hertz: number, after: number): void {
  const from = on.currentTime + after;
  const tone = new OscillatorNode(on, { type: 'triangle', frequency: hertz });
  const loudness = new GainNode(on, { gain: 0 });
  loudness.gain.setValueAtTime(0.0001, from);
  loudness.gain.exponentialRampToValueAtTime(1, from + 0.01);
  loudness.gain.exponentialRampToValueAtTime(0.0001, from + 0.5);
  tone.connect(loudness).connect(into);
  tone.start(from);
  tone.stop(from + 0.6);
}

export function silenceBell(): void {
  for (const kind of presses) window.removeEventListener(kind, ringBell);
  sound?.disconnect();
  sound = null;
}
