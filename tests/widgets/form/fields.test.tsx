import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ErrorSummary } from '../../../src/ui/forms/error-summary/error-summary.js';
import { Form } from '../../../src/ui/forms/form/form.js';
import { TextField } from '../../../src/ui/forms/text-field/text-field.js';
import { useFields } from '../../../src/widgets/form/fields.js';
import { createForm } from '../../../src/widgets/form/form.js';

afterEach(cleanup);

const words = { missing: 'Enter something.', short: 'Enter more.' };

const createGreeting = () =>
  createForm<{ name: string; place: string }, keyof typeof words, never>({
    blank: { name: '', place: '' },
    check: (field, values) => (values[field] === '' ? 'missing' : values[field].length < 3 ? 'short' : undefined),
  });

function Greeting({ form, id }: { form: ReturnType<typeof createGreeting>; id?: string }) {
  const { field, errors } = useFields(form, words, id);
  return (
    <Form label="Greeting" refusal={undefined} onSubmit={() => undefined}>
      {errors.length > 0 && <ErrorSummary title="Please check" errors={errors} />}
      <TextField {...field('name')} label="Name" />
      <TextField {...field('place')} label="Place" />
    </Form>
  );
}

const marked = () => screen.queryAllByText(/^Enter/).filter(({ tagName }) => tagName !== 'A');

describe('a field of a form', () => {
  it('shows what is typed and complains when it is left, not before', () => {
    const form = createGreeting();
    render(<Greeting form={form} />);
    const name = screen.getByLabelText('Name');
    fireEvent.change(name, { target: { value: 'Al' } });
    expect(form.$form.get().values).toEqual({ name: 'Al', place: '' });
    expect(marked()).toHaveLength(0);
    fireEvent.blur(name);
    expect(marked().map(({ textContent }) => textContent)).toEqual(['Enter more.']);
    fireEvent.change(name, { target: { value: 'Alex' } });
    expect(marked()).toHaveLength(0);
  });

  it('is named for the browser, and its complaint leads to it from a summary, in the order of the form', async () => {
    const form = createGreeting();
    render(<Greeting form={form} id="greeting" />);
    await act(async () => void (await form.send(async () => ({ ok: true, data: undefined }))));
    expect(screen.getByLabelText('Name').getAttribute('name')).toBe('name');
    expect(screen.getByLabelText('Place').id).toBe('greeting-place');
    expect(screen.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([
      '#greeting-name',
      '#greeting-place',
    ]);
  });

  it('keeps its complaint until the press that is under way has ended, so that the button stays where it is', () => {
    const form = createGreeting();
    render(<Greeting form={form} />);
    const name = screen.getByLabelText('Name');
    fireEvent.change(name, { target: { value: 'Al' } });
    fireEvent.pointerDown(document.body);
    fireEvent.blur(name);
    expect(marked()).toHaveLength(0);
    fireEvent.pointerUp(document.body);
  });
});
