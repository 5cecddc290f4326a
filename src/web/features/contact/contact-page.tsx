import type { FieldErrors } from '#web/forms/field-errors.ts';
import { useForm } from '#web/forms/use-form.ts';
import { useWork } from '#web/forms/use-work.ts';
import { WorkNote } from '#web/forms/work-note.tsx';
import { PageMeta } from '#web/page/page-meta.tsx';
import { useSite, useText } from '#web/page/text.ts';
import { reportSilently, showSuccess } from '#web/page/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { Container } from '#web/ui/container.tsx';
import { TextArea, TextField } from '#web/ui/field.tsx';
import { SocialIcon } from '#web/ui/icons.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import styles from './contact-page.module.css';
import { sendMessage } from './send-message.ts';
import { useContactDraft } from './use-contact-draft.ts';

/** Where people write to the site; a message that did not go out stays in the form, also for when they come back. */
function ContactPage() {
  const text = useText();
  const { brand } = useSite();
  return (
    <Container className={styles.page}>
      <PageMeta title={`${text('contact.title')} · ${brand}`} description={text('contact.intro')} />
      <div className={styles.intro}>
        <h1>{text('contact.title')}</h1>
        <p className={styles.lead}>{text('contact.intro')}</p>
        <SocialLinks />
      </div>
      <ContactForm />
    </Container>
  );
}

function SocialLinks() {
  const text = useText();
  const { social } = useSite();
  if (social.length === 0) return null;
  return (
    <>
      <h2 className={styles.socialTitle}>{text('contact.social')}</h2>
      <ul className={styles.social}>
        {social.map(({ label, url }) => (
          <li key={url}>
            <a className={styles.socialLink} href={url} target="_blank" rel="noopener noreferrer">
              <SocialIcon network={label.toLowerCase()} size={20} />
              {label}
              <span className="visually-hidden">{text('nav.newTab')}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

function ContactForm() {
  const text = useText();
  const site = useSite();
  const { isWorking, withWork } = useWork();
  const draft = useContactDraft();
  const { errors, busy, ready, formProps } = useForm(async (values) => {
    const forget = draft.sending();
    const outcome = await withWork((headers) => sendMessage(site.contact, values, headers));
    if (!outcome.ok) {
      const fault = faultOf(outcome.body);
      if (fault) return fault;
      reportSilently(text, 'silent.contact', outcome.reason);
      return undefined;
    }
    forget();
    showSuccess(text('toast.contactSent'), 'contact');
    return undefined;
  });
  return (
    <form ref={draft.form} className={styles.form} {...formProps}>
      <div className={styles.pair}>
        <TextField
          label={text('contact.email')}
          error={errors.from_email}
          name="from_email"
          type="email"
          autoComplete="email"
          data-limit={254}
          required
          readOnly={busy}
        />
        <TextField
          label={text('contact.name')}
          error={errors.from_name}
          name="from_name"
          autoComplete="name"
          data-limit={80}
          required
          readOnly={busy}
        />
      </div>
      <TextField
        label={text('contact.subject')}
        error={errors.subject}
        name="subject"
        data-limit={200}
        required
        readOnly={busy}
      />
      <TextArea
        label={text('contact.message')}
        note={text('form.optional')}
        error={errors.message}
        name="message"
        rows={7}
        data-limit={5000}
        readOnly={busy}
      />
      <WorkNote isWorking={isWorking} />
      <Button
        type="submit"
        variant="primary"
        size="large"
        className={styles.send}
        disabled={!ready}
        aria-disabled={busy || undefined}
      >
        {busy ? <Spinner /> : null}
        {text('contact.send')}
      </Button>
    </form>
  );
}

/** What this site found wrong in a field, which nobody could mend who is not told. */
function faultOf(body: unknown): FieldErrors | null {
  const { field, message } = (body ?? {}) as { field?: unknown; message?: unknown };
  return typeof field === 'string' && typeof message === 'string' ? { [field]: message } : null;
}

export { ContactPage as Component };
