/** How an upload went: the photo's id on the site, or why it has none. */
export type UploadResult = { ok: true; id: string; url?: string } | { ok: false; message: string };

/** What a photo waits for. */
export type UploadState =
  | { kind: 'sending'; share: number }
  | { kind: 'waiting' }
  | { kind: 'failed'; message: string };

export type PhotoUploads<What = File> = {
  /** Sends a file when those before it have gone; one that is on its way already stays. */
  add(key: string, file: What): void;
  /** Takes a file back, whether it waits or is on its way. */
  drop(key: string): void;
  /** Waits until nothing is on its way. */
  settled(): Promise<void>;
};

type Options<What> = {
  send: (
    file: What,
    signal: AbortSignal,
    onProgress: (share: number) => void,
  ) => Promise<UploadResult>;
  onDone: (key: string, id: string, url?: string) => void;
  /** Hears of the state of each file; null once it is over. */
  onState: (key: string, state: UploadState | null) => void;
};

/** Sends the photos of a form one after the other, or whatever stands for them. */
export function createPhotoUploads<What = File>(options: Options<What>): PhotoUploads<What> {
  const { send, onDone, onState } = options;
  const waiting = new Map<string, What>();
  let current: { key: string; abort: AbortController } | null = null;
  let running: Promise<void> | null = null;

  async function sendOne(key: string, file: What): Promise<void> {
    waiting.delete(key);
    const abort = new AbortController();
    current = { key, abort };
    onState(key, { kind: 'sending', share: 0 });
    const result = await send(file, abort.signal, (share) => {
      if (!abort.signal.aborted) onState(key, { kind: 'sending', share });
    });
    current = null;
    if (abort.signal.aborted) return;
    if (!result.ok) return onState(key, { kind: 'failed', message: result.message });
    onState(key, null);
    onDone(key, result.id, result.url);
  }

  async function run(): Promise<void> {
    for (const [key, file] of waiting) await sendOne(key, file);
    running = null;
  }

  return {
    add(key, file) {
      if (waiting.has(key) || current?.key === key) return;
      waiting.set(key, file);
      onState(key, { kind: 'waiting' });
      running ??= run();
    },
    drop(key) {
      waiting.delete(key);
      if (current?.key === key) current.abort.abort();
      onState(key, null);
    },
    async settled() {
      while (running) await running;
    },
  };
}
