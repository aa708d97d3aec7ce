import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createForm, problemText } from '../../../src/widgets/form/form.js';

interface Values {
  name: string;
  city: string;
}

type Refused = 'taken' | 'validationFailed' | 'offline';

const open = () =>
  createForm<Values, 'missing' | 'taken', Refused>({
    blank: { name: '', city: '' },
    check: (field, values) => (values[field].trim() ? undefined : 'missing'),
    blames: { taken: { name: 'taken' } },
  });

const filled = () => {
  const form = open();
  form.type('name', 'Ana');
  form.type('city', 'Gent');
  return form;
};

const refuse =
  (code: Refused, more = {}) =>
  async () => ({ ok: false as const, failure: { code, message: '', ...more } });

describe('a form', () => {
  it('complains of nothing before it is left or sent', () => {
    const form = open();
    form.type('name', 'A');
    form.type('name', '');
    form.leave('city');
    expect(form.$form.get().problems).toEqual({});
  });

  it('marks every field that is wrong when it is sent, and sends nothing', async () => {
    const form = open();
    let asked = 0;
    expect(await form.send(async () => ({ ok: true, data: (asked += 1) }))).toEqual({ is: 'held' });
    expect(asked).toBe(0);
    expect(form.$form.get()).toMatchObject({ problems: { name: 'missing', city: 'missing' }, refusal: {} });
  });

  it('takes a mark back with the key that puts it right', async () => {
    const form = open();
    await form.send(refuse('offline'));
    form.type('city', 'G');
    expect(form.$form.get().problems).toEqual({ name: 'missing', city: undefined });
  });

  it('takes nothing typed for what was refused', async () => {
    const form = createForm<{ height: number | undefined }, 'tall', 'offline'>({
      blank: { height: undefined },
      check: (_, { height = 0 }) => (height > 3000 ? 'tall' : undefined),
    });
    form.type('height', 4000);
    form.leave('height');
    form.type('height', undefined);
    expect(form.$form.get().problems).toEqual({ height: undefined });
  });

  it('marks the field that the server names, in its words', async () => {
    const form = filled();
    expect(
      await form.send(
        refuse('validationFailed', {
          fields: [
            { path: 'city', message: 'We do not deliver there.' },
            { path: 'elsewhere', message: 'No.' },
          ],
        }),
      ),
    ).toEqual({ is: 'refused', code: 'validationFailed' });
    const { problems, refusal } = form.$form.get();
    expect(problems).toEqual({ name: undefined, city: { said: 'We do not deliver there.' } });
    expect(refusal).toEqual({ code: 'validationFailed' });
    expect(problemText(problems.city, { missing: 'Enter it.', taken: 'Taken.' })).toBe('We do not deliver there.');
    expect(problemText(problems.name, { missing: 'Enter it.', taken: 'Taken.' })).toBeUndefined();
  });

  it('marks the field that a refusal is about', async () => {
    const form = filled();
    await form.send(refuse('taken'));
    expect(form.$form.get().problems.name).toBe('taken');
  });

  it('keeps the mark of a refused value when the field is left, until another value stands there', async () => {
    const form = filled();
    const name = () => form.$form.get().problems.name;
    await form.send(refuse('taken'));
    form.leave('name');
    expect(name()).toBe('taken');
    form.type('name', 'An');
    form.leave('name');
    expect(name()).toBeUndefined();
    form.type('name', 'Ana');
    form.leave('name');
    expect(name()).toBe('taken');
    await form.send(refuse('offline'));
    form.leave('name');
    expect(name()).toBeUndefined();
  });

  it('is sent once however often its button is pressed', async () => {
    const form = filled();
    let asked = 0;
    const work = async () => ({ ok: true as const, data: (asked += 1) });
    const sent = await Promise.all([form.send(work), form.send(work), form.send(work)]);
    expect(sent.map(({ is }) => is)).toEqual(['taken', 'held', 'held']);
    expect(asked).toBe(1);
  });

  it('says whether something would be lost', async () => {
    const form = filled();
    expect(form.$form.get().dirty).toBe(true);
    await form.send(refuse('offline'));
    expect(form.$form.get().dirty).toBe(true);
    await form.send(async () => ({ ok: true, data: undefined }));
    expect(form.$form.get().dirty).toBe(false);
  });

  it('takes what becomes known only where nothing was typed', () => {
    const form = open();
    form.know({ name: 'Alex' });
    expect(form.$form.get().values.name).toBe('Alex');
    form.type('city', 'Gent');
    form.know({ name: 'Robin', city: 'Brugge' });
    expect(form.$form.get().values).toEqual({ name: 'Alex', city: 'Gent' });
  });

  it('keeps what was typed through any refusals, in any order', async () => {
    const step = fc.oneof(
      fc.record({ type: fc.constantFrom<keyof Values>('name', 'city'), value: fc.string() }),
      fc.record({ refuse: fc.constantFrom<Refused>('taken', 'validationFailed', 'offline') }),
      fc.record({ leave: fc.constantFrom<keyof Values>('name', 'city') }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 20 }), async steps => {
        const form = open();
        const typed: Values = { name: '', city: '' };
        for (const one of steps) {
          if ('type' in one) {
            form.type(one.type, one.value);
            typed[one.type] = one.value;
          } else if ('leave' in one) form.leave(one.leave);
          else await form.send(refuse(one.refuse));
        }
        expect(form.$form.get().values).toEqual(typed);
        expect(form.$form.get().sending).toBe(false);
      }),
    );
  });
});
