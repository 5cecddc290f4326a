import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { answeredBySniffer, answeredToIbm } from './accessibility-answers.ts';
import { axeViolations } from './axe.ts';

const { resolve } = createRequire(import.meta.url);
const read = (file: string) => readFileSync(resolve(file), 'utf8');
const ibm = read('accessibility-checker-engine/ace.js');
const sniffer = read('html_codesniffer/build/HTMLCS.js');

/** What an engine says of one element. */
type Remark = { rule: string; says: string; about: string };

/**
 * What axe, IBM's engine and HTML_CodeSniffer find wrong on the page as it is now. The latter two
 * also ask questions that no program can answer: one that has no answer yet counts as found.
 */
export async function findAccessibilityFaults(page: Page): Promise<string[]> {
  await settle(page);
  const axe = await askAxe(page);
  const others = await unfolded(page, async () => [
    ...(await askIbm(page)),
    ...(await askSniffer(page)),
  ]);
  return [...axe, ...others].map(({ rule, says, about }) => `${rule}: ${says} ${about}`);
}

async function askAxe(page: Page): Promise<Remark[]> {
  return (await axeViolations(page)).flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => ({ rule: `axe ${id}`, says: help, about: html })),
  );
}

type IbmEngine = new () => {
  check(document: Document, guidelines: string[]): Promise<{ results: IbmResult[] }>;
};
type IbmResult = {
  ruleId: string;
  reasonId: string;
  message: string;
  snippet: string;
  path: { dom: string };
  /** How grave a fault of this rule is, and whether this is one. */
  value: [string, 'PASS' | 'FAIL' | 'POTENTIAL' | 'MANUAL'];
};

async function askIbm(page: Page): Promise<Remark[]> {
  // Evaluated by the debugger, which the page's policy does not bind.
  await page.evaluate(`${ibm};globalThis.ibmEngine = ace;`);
  const results = await page.evaluate(async () => {
    const { Checker } = (globalThis as unknown as { ibmEngine: { Checker: IbmEngine } }).ibmEngine;
    const { results } = await new Checker().check(document, ['IBM_Accessibility']);
    return results.filter(({ value }) => value[1] !== 'PASS');
  });
  const isOpen = ({ value, ruleId }: IbmResult) =>
    value[1] === 'FAIL' || !(ruleId in answeredToIbm);
  return results.filter(isOpen).map(({ ruleId, reasonId, message, snippet, path, value }) => ({
    rule: `IBM ${value[1]} ${ruleId} ${reasonId}`,
    says: message,
    about: `${path.dom} ${snippet}`,
  }));
}

/** Does something while every folded part is open: two engines take what lies in a closed one for shown. */
async function unfolded<T>(page: Page, act: () => Promise<T>): Promise<T> {
  const folded = page.locator('details:not([open])');
  await folded.evaluateAll((all) => {
    for (const one of all) one.toggleAttribute('open', one.toggleAttribute('data-unfolded', true));
  });
  await settle(page);
  const outcome = await act();
  await page.locator('details[data-unfolded]').evaluateAll((all) => {
    for (const one of all) one.toggleAttribute('open', one.toggleAttribute('data-unfolded'));
  });
  return outcome;
}

const closedParts = 'dialog:not([open]), [popover]:not(:popover-open)';

type Sniffer = {
  process(standard: string, document: Document, done: () => void): void;
  getMessages(): { type: number; code: string; msg: string; element: Element | Document }[];
};

/**
 * Errors and warnings; its notices are one and the same list of advice for every page. It reads closed
 * dialogs and panels as if they showed.
 */
async function askSniffer(page: Page): Promise<Remark[]> {
  await page.evaluate(sniffer);
  const messages = await page.evaluate(async (closed) => {
    const { HTMLCS } = globalThis as unknown as { HTMLCS: Sniffer };
    await new Promise<void>((done) => HTMLCS.process('WCAG2AA', document, done));
    return HTMLCS.getMessages()
      .filter(({ type }) => type < 3)
      .filter(({ element }) => !('closest' in element && element.closest(closed)))
      .map(({ type, code, msg, element }) => ({
        isError: type === 1,
        code: code.replace('WCAG2AA.', ''),
        msg,
        about: 'outerHTML' in element ? element.outerHTML.slice(0, 200) : 'the document',
      }));
  }, closedParts);
  const isOpen = ({ isError, code }: (typeof messages)[number]) =>
    isError || !Object.keys(answeredBySniffer).some((known) => code.endsWith(known));
  return messages.filter(isOpen).map(({ isError, code, msg, about }) => ({
    rule: `HTML_CodeSniffer ${isError ? 'error' : 'warning'} ${code}`,
    says: msg,
    about,
  }));
}

/** New colours and sizes are there with the next frame, and what moves has come to rest. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
  });
}
