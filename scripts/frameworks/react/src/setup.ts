import '@echelon/membership/elements';
import { configure } from '@echelon/membership/core';

const query = new URLSearchParams(location.search);
configure({ apiUrl: query.get('api') ?? '', apiKey: query.get('key') ?? '' });
