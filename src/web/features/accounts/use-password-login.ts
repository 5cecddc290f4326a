import { useState } from 'react';
import type { Result } from '#contract/client.ts';
import type { Calls } from '#contract/index.ts';
import { useForm } from '#web/forms/use-form.ts';
import { useText } from '#web/page/text.ts';
import type { Left } from './come-back.tsx';
import { reportRefusal } from './report-refusal.ts';
import type { Begun } from './use-enter.ts';

type Typed = Readonly<Record<string, string>>;
type Reply = Result<Calls['login'] | Calls['joinByOpenid']>;

/**
 * The form of a login by password, which `send` asks for. Where the account is closed, `left` tells that, and how
 * the same call takes the account back.
 */
export function usePasswordLogin(
  send: (typed: Typed, comeBack?: true) => Promise<Reply>,
  enter: (begun: Begun) => Promise<void>,
) {
  const text = useText();
  const [left, setLeft] = useState<Left | null>(null);
  const { errors, ...form } = useForm(async (typed) => {
    const logIn = async (comeBack?: true) => {
      const result = await send(typed, comeBack);
      if (result.ok) return void (await enter(result.data));
      if (result.code !== 'account_left') return reportRefusal(text, result, 'login');
      setLeft({ message: result.message, comeBack: async () => void (await logIn(true)) });
      return undefined;
    };
    return logIn();
  });
  return { left, setLeft, errors, form };
}
