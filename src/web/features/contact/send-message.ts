import type { SiteSettings } from '#contract/page.ts';

/** `body` is what this site itself refused with: a field at fault, or work to be done first. */
type Outcome = { ok: true } | { ok: false; reason: unknown; body?: unknown };

/**
 * Posts the contact form to the configured send-form service. It may be another site, so
 * this is no call of our API: no token is sent, and only the status is read. Never throws.
 */
export async function sendMessage(
  contact: SiteSettings['contact'],
  values: Readonly<Record<string, string>>,
  headers: Record<string, string>,
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
      headers,
    });
    if (response.ok) return { ok: true };
    const said = await response.text();
    const isOwn = contact.endpoint.startsWith('/') && [422, 429].includes(response.status);
    return {
      ok: false,
      reason: `${response.status} ${said}`,
      ...(isOwn ? { body: JSON.parse(said) as unknown } : {}),
    };
  } catch (error) {
    return { ok: false, reason: error };
  }
}
