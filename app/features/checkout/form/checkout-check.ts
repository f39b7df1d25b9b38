// A door of its own, so that a browser fetches what checks the form only when somebody types.
export { readCheckout } from "./checkout-form.ts";
