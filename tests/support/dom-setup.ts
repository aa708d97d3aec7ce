import { configure } from '@testing-library/react';

// Another suite has the other core: what appears may take longer than a second.
configure({ asyncUtilTimeout: 10_000 });
