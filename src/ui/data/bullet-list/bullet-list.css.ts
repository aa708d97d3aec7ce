import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.js';

export const list = style({ display: 'grid', gap: vars.space1 });

export const item = style({ display: 'list-item', listStyle: 'disc', marginInlineStart: '1.2em' });
