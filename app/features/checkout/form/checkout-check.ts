// A separate entry point, so that a browser fetches the form's checks only when the visitor types.
export { readCheckout } from "./checkout-form.ts";
