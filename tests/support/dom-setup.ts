import { configure } from '@testing-library/react';
import { patience } from '../../scripts/lib/patience.mjs';

configure({ asyncUtilTimeout: patience.state });
