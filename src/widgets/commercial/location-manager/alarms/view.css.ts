import { globalStyle, style } from '@vanilla-extract/css';
import { layers } from '../../../../ui/style/layers.js';

/** Above the link that is as large as the row; its words begin where the column does. */
export const place = style({ position: 'relative', zIndex: layers.raised, marginInline: -12 });

globalStyle(`${place} > button`, { textAlign: 'inherit' });
