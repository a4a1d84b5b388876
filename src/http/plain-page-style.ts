// The look of the pages that need no web client: those behind the links of mails.

/** Where the look of a page names --ink and --accent. */
export const brandStyle =
  '.brand{display:inline-flex;align-items:center;gap:10px;margin:0 0 20px;color:var(--ink);font-size:15px;font-weight:600;text-decoration:none}.brand svg{width:22px;height:22px;fill:var(--accent)}'

/** Mark and name, which lead home; the mark is that of the app. */
export const brand =
  '<a class="brand" href="/"><svg viewBox="0 0 22 22" aria-hidden="true"><path d="M1 2h2.8v18H1zM5.3 2h2.8v10H5.3zM9.6 7h2.8v9H9.6zM13.9 2h2.8v10h-2.8zM18.2 2H21v18h-2.8z"/></svg>Mailcrew</a>'

export const plainPageStyle = `:root{color-scheme:light dark;--canvas:light-dark(#f7f6f3,#141211);--surface:light-dark(#fefdfc,#1c1b19);--line:light-dark(#e1dfdb,#302d2b);--ink:light-dark(#1e1b19,#eeede9);--ink-2:light-dark(#54514c,#b5b2ad);--accent:light-dark(#045b57,#77cdc2);--on-accent:light-dark(#fff,#031a19)}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--canvas);color:var(--ink);font:16px/1.5 "Instrument Sans","Helvetica Neue",Helvetica,Arial,sans-serif}
main{box-sizing:border-box;width:min(440px,calc(100vw - 32px));padding:28px;border-radius:12px;background:var(--surface);box-shadow:0 0 0 1px var(--line);overflow-wrap:anywhere}
h1{margin:0 0 8px;font-size:20px;line-height:1.3}p{margin:0 0 20px;color:var(--ink-2)}p:last-child{margin:0}
button{font-family:inherit;font-size:15px;font-weight:600;line-height:20px;padding:12px 18px;border:0;border-radius:6px;background:var(--accent);color:var(--on-accent);cursor:pointer}
a{color:var(--accent)}:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
${brandStyle}`
