import type { SiteSettings } from '#contract/page.ts';

type Outcome = { ok: true } | { ok: false; reason: unknown };

/**
 * Posts the contact form to the configured send-form service. It may be another site, so
 * this is no call of our API: no token is sent, and only the status is read. Never throws.
 */
export async function sendMessage(
  contact: SiteSettings['contact'],
  values: Readonly<Record<string, string>>,
): Promise<Outcome> {
  const form = new FormData();
  form.append('service_id', contact.serviceId);
  form.append('template_id', contact.templateId);
  form.append('user_id', contact.publicKey);
  for (const name of ['from_email', 'from_name', 'subject', 'message']) {
    form.append(name, values[name] ?? '');
  }
  try {
    const response = await fetch(contact.endpoint, {
      method: 'POST',
      body: form,
      credentials: 'omit',
    });
    if (response.ok) return { ok: true };
    return { ok: false, reason: `${response.status} ${await response.text()}` };
  } catch (error) {
    return { ok: false, reason: error };
  }
}
