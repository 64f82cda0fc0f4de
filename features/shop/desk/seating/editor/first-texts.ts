/** Texts of a new part of a plan, in both languages; the venue changes them. */
export const FIRST_TEXTS = {
  zone: { de: 'Saal', en: 'Hall' },
  stage: { de: 'Bühne', en: 'Stage' },
  label: { de: 'Text', en: 'Text' },
  restrictedView: { de: 'eingeschränkte Sicht', en: 'restricted view' },
};
