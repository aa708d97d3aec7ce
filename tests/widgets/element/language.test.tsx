import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { session } from '../../../src/core/session/session.js';
import { defineWords } from '../../../src/core/words.js';
import { languageOf } from '../../../src/languages/language.js';
import { loadFile } from '../../../src/languages/load.js';
import { CreateAccount } from '../../../src/react/create-account.js';
import { besidePersonWords } from '../../../src/widgets/screen/person-screen-copy.js';
import { LanguageContext, useWords } from '../../../src/ui/language/language.js';

beforeEach(() => localStorage.clear());
afterEach(async () => {
  cleanup();
  await act(async () => session().configure({ locale: 'en-US' }));
});

/** A page that speaks a language, once its words have come. */
const speak = (locale: string) => act(async () => session().configure({ locale }));
const submit = (name: RegExp) => screen.findByRole('button', { name });

describe("the page's language", () => {
  it('is English from the first moment', () => {
    render(<CreateAccount />);
    expect(screen.getByRole('button', { name: 'Create account' })).toBeTruthy();
  });

  it('is spoken by every text of a widget, its fields and its complaints', async () => {
    await speak('en-XA');
    await act(async () => render(<CreateAccount />));
    fireEvent.click(await submit(/Çŕéåţé|Çŕéáţé/i));
    const complaints = '[id$="-error"]';
    expect(document.querySelectorAll(complaints).length).toBeGreaterThan(2);
    const plain = [...document.querySelectorAll(`label, button, p, a, li, ${complaints}`)]
      .map(element => element.textContent)
      .filter(text => /[A-Za-z]{3}/.test(text));
    expect(plain).toEqual([]);
  });

  it('changes while a user is writing, and loses nothing that was typed', async () => {
    await act(async () => render(<CreateAccount />));
    const name = () => document.querySelector<HTMLInputElement>('input[name=firstName]');
    const field = name();
    if (!field) throw new Error('There is no field for the name.');
    fireEvent.change(field, { target: { value: 'Ana' } });
    await speak('en-XA');
    await submit(/Çŕéáţé/i);
    expect(name()?.value).toBe('Ana');
  });

  it('stays English where nobody has written another', async () => {
    await speak('pt-BR');
    await act(async () => render(<CreateAccount />));
    expect(await submit(/Create account/)).toBeTruthy();
  });

  it('is fetched at once for words that are read beside others: nobody waits for one file after the other', async () => {
    const words = besidePersonWords(defineWords('account-history', { title: 'History' }));
    const asked: string[] = [];
    const language = await languageOf('nl-BE', (name, file) => {
      asked.push(file);
      // The first of them never comes.
      return file === 'account-history' ? new Promise(() => undefined) : loadFile(name, file);
    });
    const Title = () => <h2>{useWords(words).title}</h2>;
    await act(async () =>
      render(
        <LanguageContext value={language}>
          <Suspense>
            <Title />
          </Suspense>
        </LanguageContext>,
      ),
    );
    expect(asked).toEqual(['ui', 'account-history', 'person-screen']);
  });
});
