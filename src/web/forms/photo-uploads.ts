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
  /** Takes every file back and takes no other: the form has gone, or the person who sent them. */
  end(): void;
  /** Takes files again. */
  begin(): void;
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
  const { onState } = options;
  const waiting = new Map<string, What>();
  const sender = createSender(options);
  let running: Promise<void> | null = null;
  let hasEnded = false;

  async function run(): Promise<void> {
    for (const [key, file] of waiting) {
      waiting.delete(key);
      await sender.send(key, file);
    }
    running = null;
  }
  function drop(key: string): void {
    waiting.delete(key);
    if (sender.key() === key) sender.abort();
    onState(key, null);
  }

  return {
    drop,
    add(key, file) {
      if (hasEnded || waiting.has(key) || sender.key() === key) return;
      waiting.set(key, file);
      onState(key, { kind: 'waiting' });
      running ??= run();
    },
    async settled() {
      while (running) await running;
    },
    end() {
      hasEnded = true;
      for (const key of [...waiting.keys(), sender.key() ?? []].flat()) drop(key);
    },
    begin() {
      hasEnded = false;
    },
  };
}

/** Sends one file at a time; of one that was aborted nothing more is told. */
function createSender<What>({ send, onDone, onState }: Options<What>) {
  let current: { key: string; abort: AbortController } | null = null;
  return {
    /** Of the file that is on its way; null also while an aborted one comes to its end. */
    key: () => (current?.abort.signal.aborted === false ? current.key : null),
    abort: () => current?.abort.abort(),
    async send(key: string, file: What): Promise<void> {
      const abort = new AbortController();
      current = { key, abort };
      onState(key, { kind: 'sending', share: 0 });
      const result = await send(file, abort.signal, (share) => {
        if (!abort.signal.aborted) onState(key, { kind: 'sending', share });
      });
      current = null;
      if (abort.signal.aborted) return;
      onState(key, result.ok ? null : { kind: 'failed', message: result.message });
      if (result.ok) onDone(key, result.id, result.url);
    },
  };
}
