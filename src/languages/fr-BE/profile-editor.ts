import { belgian } from '../fr/french.js';
import { profileEditor } from '../fr/profile-editor.js';

export const words = profileEditor(belgian);
