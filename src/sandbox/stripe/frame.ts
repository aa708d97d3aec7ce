import { adopt } from './frame/adopt.js';
import { startAddressFrame } from './frame/address-frame.js';
import { startPaymentFrame } from './frame/payment-frame.js';
import { fieldStyles } from './frame/styles.js';

/** What runs inside `frame.html`: the fields that its address asks for. */
const wanted = new URLSearchParams(location.search);

adopt(document, fieldStyles);
// the page says so again with its greeting; until then nothing may flash white
document.documentElement.classList.toggle('night', wanted.get('theme') === 'night');
if (wanted.get('type') === 'address') startAddressFrame();
else startPaymentFrame();
