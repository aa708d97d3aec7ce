import { configure } from '../../../src/core/session/configure.js';
import { defineElements } from '../../../src/elements/define-elements.js';
import { workoutDetail } from '../../../src/widgets/training/workout-detail/index.js';

// A page with one workout, as a host would have it; what it shows is in its address.
const asked = new URL(location.href).searchParams;
configure({ apiUrl: asked.get('api') ?? '', apiKey: asked.get('key') ?? '' });
defineElements([workoutDetail]);
const detail = document.createElement('echelon-workout-detail');
detail.setAttribute('workout-id', asked.get('workout') ?? '');
document.body.append(detail);
