/** The part of the Trusted Types API that is used here; TypeScript's DOM types do not have it yet. */
type Rules = { createScriptURL: (url: string) => string; createScript: (text: string) => string };
type TrustedTypes = { createPolicy: (name: string, rules: Rules) => Rules };

/** Named in the Content-Security-Policy; no other policy may be made. */
const POLICY_NAME = 'own-scripts';

const RULES: Rules = { createScriptURL: sameOrigin, createScript: sameData };

let policy: Rules | undefined;

/**
 * Vouches for the address of a worker, which the Content-Security-Policy demands, if it is our own.
 * @throws TypeError for an address of another origin
 */
export function ownScriptUrl(url: string): string {
  return rules().createScriptURL(url);
}

/**
 * Vouches for data in a script element, which the policy does not tell from code.
 * @throws SyntaxError for anything but JSON
 */
export function ownScriptData(json: string): string {
  return rules().createScript(json);
}

function rules(): Rules {
  policy ??= trustedTypes()?.createPolicy(POLICY_NAME, RULES) ?? RULES;
  return policy;
}

function sameOrigin(url: string): string {
  const resolved = new URL(url, window.location.href);
  if (resolved.origin !== window.location.origin) throw new TypeError(`not our script: ${url}`);
  return resolved.href;
}

function sameData(json: string): string {
  JSON.parse(json);
  return json;
}

function trustedTypes(): TrustedTypes | undefined {
  // Where the browser has the API it is of this shape; elsewhere it is undefined.
  return Reflect.get(window, 'trustedTypes') as TrustedTypes | undefined;
}
