// Definition of the tool that all clients offer.
export const parameters = { type: 'object', properties: { path: { type: 'string' } } };
export const description = 'Reads a file.';
