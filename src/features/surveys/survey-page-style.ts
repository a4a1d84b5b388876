// The look of the page behind a personal link, beside that of all such pages.
import { sally as card } from '../../crew/sally.ts'

const { hue, tint, ink } = card

export const surveyPageStyle = `
:root{--hue:light-dark(${hue.light},${hue.dark});--tint:light-dark(${tint.light},${tint.dark});--hue-ink:light-dark(${ink.light},${ink.dark})}
body{place-items:start center;padding:24px 0}main{width:min(560px,calc(100vw - 32px));padding:0;background:none;box-shadow:none}
header{display:flex;gap:16px;align-items:flex-start}header h1{font-size:26px;margin:0 0 4px;overflow-wrap:anywhere}header p{margin:0 0 4px}
.stamp{flex:none;display:grid;place-items:center;width:48px;height:48px;border-radius:4px;background:${hue.light};color:#fff}
.ends{margin:4px 0 16px 64px;font-size:14px}.privacy{margin:0 0 16px;font-size:14px;color:var(--ink-2)}.said{padding:10px 14px;border-radius:8px;background:var(--tint);color:var(--hue-ink);margin:0 0 16px}
form{margin:0;padding-bottom:120px}fieldset{border:0;margin:0 0 12px;padding:16px;border-radius:12px;background:var(--surface);box-shadow:0 0 0 1px var(--line);min-width:0}
legend{float:left;width:100%;padding:0;font-weight:600;margin:0 0 10px;overflow-wrap:anywhere}legend+*{clear:both}
.row{display:flex;align-items:center;gap:12px;min-height:44px;cursor:pointer;overflow-wrap:anywhere}.row input{flex:none;width:20px;height:20px;accent-color:var(--hue)}
.steps{display:flex;flex-wrap:wrap;gap:6px}.steps input{position:absolute;opacity:0}.steps label{display:grid;place-items:center;flex:1 0 44px;min-height:44px;border:1px solid var(--ink-2);border-radius:6px;cursor:pointer}
.steps input:checked+label{border:2px solid var(--hue);background:var(--tint);color:var(--hue-ink);font-weight:600}
.steps input:focus-visible+label{outline:2px solid var(--accent);outline-offset:2px}.range{margin:6px 0 0;font-size:14px;color:var(--ink-2)}
textarea{box-sizing:border-box;width:100%;min-height:88px;font:inherit;color:inherit;background:var(--surface);border:1px solid var(--ink-2);border-radius:8px;padding:10px 12px;resize:vertical}
.bar{position:fixed;inset:auto 0 0;padding:16px;background:var(--surface);box-shadow:0 -1px 0 var(--line);text-align:center}
.bar button{width:min(560px,100%);min-height:48px}.bar p{margin:8px 0 0;font-size:14px}`
