import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Tooltip } from '../../src/ui/feedback/tooltip/tooltip.js';
import { Button } from '../../src/ui/actions/button/button.js';
import { IconButton } from '../../src/ui/actions/icon-button/icon-button.js';
import { close } from '../../src/ui/icon/shapes.js';

afterEach(cleanup);

describe('a button', () => {
  it('does what it says when it is clicked', () => {
    const onClick = vi.fn();
    render(<Button onClick={onClick}>Save</Button>);
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('ignores clicks while it is disabled, and says why', () => {
    const onClick = vi.fn();
    render(
      <Tooltip text="Accept the terms first">
        <Button disabled onClick={onClick}>
          Subscribe
        </Button>
      </Tooltip>,
    );
    const button = screen.getByRole('button', { name: 'Subscribe' });
    fireEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Accept the terms first',
    );
  });

  it('does not send its form while it is disabled or busy', () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const { rerender } = render(
      <form onSubmit={onSubmit}>
        <Button submit disabled>
          Send
        </Button>
      </form>,
    );
    fireEvent.click(screen.getByRole('button'));
    rerender(
      <form onSubmit={onSubmit}>
        <Button submit loading>
          Send
        </Button>
      </form>,
    );
    fireEvent.click(screen.getByRole('button'));
    expect(onSubmit).not.toHaveBeenCalled();
    rerender(
      <form onSubmit={onSubmit}>
        <Button submit>Send</Button>
      </form>,
    );
    fireEvent.click(screen.getByRole('button'));
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('keeps its name while it is busy, and announces that', () => {
    render(<Button loading>Save & Continue</Button>);
    expect(screen.getByRole('button', { name: 'Save & Continue' }).getAttribute('aria-busy')).toBe('true');
    expect(screen.getByRole('status').textContent).toBe('Loading');
  });

  it('is a link when it leads somewhere, and leads nowhere while disabled', () => {
    const { rerender } = render(<Button href="/login">Login</Button>);
    expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login');
    rerender(
      <Button href="/login" disabled>
        Login
      </Button>,
    );
    expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBeNull();
  });
});

describe('an icon button', () => {
  it('fires at most once per 500 ms', () => {
    const onClick = vi.fn();
    const clock = vi.spyOn(performance, 'now').mockReturnValue(10_000);
    render(<IconButton shape={close} label="Close" onClick={onClick} />);
    const press = () => fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    press();
    press();
    clock.mockReturnValue(10_400);
    press();
    expect(onClick).toHaveBeenCalledTimes(1);
    clock.mockReturnValue(10_500);
    press();
    expect(onClick).toHaveBeenCalledTimes(2);
  });
});
