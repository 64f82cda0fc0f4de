import type { FaceRole } from './script-faces.server.ts';

/** Name of the registered face that has a character, in the weight of a face of the venue. */
export type FaceFinder = (letter: number, role: FaceRole) => string;

const finders = new WeakMap<object, FaceFinder>();

export function setFaces(pdf: PDFKit.PDFDocument, find: FaceFinder): void {
  finders.set(pdf, find);
}

export function facesOf(pdf: PDFKit.PDFDocument): FaceFinder {
  return finders.get(pdf) ?? ((_, role) => role);
}
