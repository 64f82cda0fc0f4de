import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';

/**
 * Runs the WebAuthn ceremony of a form, `data-passkey="create"` or `"get"`, with the challenge in its `data-question`, and
 * submits the response. For signing in it starts at once, since its button was just pressed.
 */
export function attachPasskeyHandler(form: HTMLFormElement): void {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void ask(form);
  });
  // Sent without what a device says, it would be refused.
  const button = form.querySelector<HTMLButtonElement>('[data-passkey-ask]');
  if (button) button.disabled = false;
  if (form.dataset.passkey === 'get') void ask(form);
}

/** One question at a time: while the device's window is open a second press does nothing. */
const asking = new WeakSet<HTMLFormElement>();

async function ask(form: HTMLFormElement): Promise<void> {
  if (asking.has(form)) return;
  asking.add(form);
  say(form, null);
  try {
    const answer = await credentialFor(form);
    form.querySelector<HTMLInputElement>('[name=credential]')?.setAttribute('value', JSON.stringify(answer));
    form.submit();
  } catch (error) {
    const isKnown =
      error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    say(form, isKnown ? 'known' : 'not-done');
  } finally {
    asking.delete(form);
  }
}

function credentialFor({ dataset: { passkey, question = '' } }: HTMLFormElement): Promise<unknown> {
  const asked: unknown = JSON.parse(question);
  return passkey === 'create'
    ? startRegistration({ optionsJSON: asked as PublicKeyCredentialCreationOptionsJSON })
    : startAuthentication({ optionsJSON: asked as PublicKeyCredentialRequestOptionsJSON });
}

/** Shows what became of the question; the page has brought the words along. */
function say(form: HTMLFormElement, what: 'known' | 'not-done' | null): void {
  for (const words of form.querySelectorAll<HTMLElement>('[data-passkey-says]'))
    words.hidden = words.dataset.passkeySays !== what;
}
