import type { Plugin } from 'vite';
import { dirInDocuments } from '../src/widgets/element/dir-in-documents.js';

/** Style files that apps import stand in documents. */
export function documentStyles(): Plugin {
  return {
    name: 'echelon:document-styles',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.css') && typeof file.source === 'string')
          file.source = dirInDocuments(file.source);
      }
    },
  };
}
