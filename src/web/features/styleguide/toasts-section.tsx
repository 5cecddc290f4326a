import { type Toast, toast } from 'react-hot-toast/headless';
import { showError, showSuccess } from '#web/page/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { ToastCard } from '#web/ui/toast-card.tsx';
import { Specimen, Specimens } from './specimen.tsx';
import { words } from './words.ts';

type Kind = 'success' | 'error' | 'blank';
const kinds: Record<Kind, { message: string; show: (message: string) => void }> = {
  success: { message: words.toastSuccess, show: showSuccess },
  error: { message: words.toastError, show: showError },
  blank: { message: words.toastBlank, show: toast },
};

/** Each kind of toast as it stands, and a button that really shows it. */
export function ToastsSection() {
  return (
    <Specimens>
      {(Object.keys(kinds) as Kind[]).map((kind) => (
        <Specimen key={kind} label={kind} wide>
          <ToastCard toast={standing(kind, kinds[kind].message)} dismissLabel={words.dismiss} />
          <Button size="small" onClick={() => kinds[kind].show(kinds[kind].message)}>
            {words.show}
          </Button>
        </Specimen>
      ))}
      <Specimen label={words.longName} wide>
        <ToastCard toast={standing('error', words.longSample)} dismissLabel={words.dismiss} />
      </Specimen>
    </Specimens>
  );
}

function standing(type: Kind, message: string): Toast {
  return {
    id: `styleguide-${type}`,
    type,
    message,
    visible: true,
    dismissed: false,
    createdAt: 0,
    pauseDuration: 0,
    icon: undefined,
    ariaProps: { role: 'status', 'aria-live': 'off' },
  };
}
