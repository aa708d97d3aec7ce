/** An unknown or blocked code, wherever one is entered: the specification's sentence (s.8). */
export const invalidCode = 'This code is invalid. Please enter a valid code or proceed without one.';
