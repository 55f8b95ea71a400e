/** Deliberately unlike the shop's design. */
export const payStyle = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; background: light-dark(#eef0f2, #14181b); color: light-dark(#1c2429, #e8edf0); }
main { max-width: 30rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
h1 { font-size: 1.5rem; }
.notice { border-left: 0.25rem solid #c27803; padding-left: 0.75rem; }
dl { display: grid; grid-template-columns: 1fr auto; gap: 0.25rem 1rem; }
dt { opacity: 0.75; }
dd { margin: 0; text-align: right; overflow-wrap: anywhere; }
fieldset { border: 1px solid #8a969d; border-radius: 0.5rem; margin: 1rem 0; padding: 0.5rem 1rem; }
label { display: flex; gap: 0.5rem; align-items: center; min-height: 2.75rem; }
button { display: block; width: 100%; min-height: 3rem; margin-top: 0.5rem; border: 1px solid #8a969d; border-radius: 0.5rem;
  background: transparent; color: inherit; font: inherit; cursor: pointer; }
button.paid { background: #1d6b45; border-color: #1d6b45; color: #fff; font-weight: 600; }
button:focus-visible, input:focus-visible { outline: 3px solid #2f7fd1; outline-offset: 2px; }
`
