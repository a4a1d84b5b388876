// The look of the page behind a personal link, beside that of all such pages.
import { polly as card } from '../../crew/polly.ts'

const { hue, tint, ink } = card

export const votePageStyle = `
:root{--hue:light-dark(${hue.light},${hue.dark});--tint:light-dark(${tint.light},${tint.dark});--hue-ink:light-dark(${ink.light},${ink.dark})}
body{place-items:start center;padding:24px 0}main{width:min(560px,calc(100vw - 32px));padding:0;background:none;box-shadow:none}
header{display:flex;gap:16px;align-items:flex-start}header h1{font-size:26px;margin:0 0 4px}header p{margin:0 0 4px}
.stamp{flex:none;display:grid;place-items:center;width:48px;height:48px;border-radius:4px;background:${hue.light};color:#fff}
.why{white-space:pre-line;overflow-wrap:anywhere;margin:8px 0 8px 64px}.ends{margin:4px 0 16px 64px;font-size:14px}.said{padding:10px 14px;border-radius:8px;background:var(--tint);color:var(--hue-ink);margin:0 0 16px}
form{margin:0;padding-bottom:120px}fieldset{border:0;margin:0;padding:0}
.option{display:block;margin:0 0 12px;padding:16px;border-radius:12px;background:var(--surface);box-shadow:0 0 0 1px var(--line)}
.option b{display:block;font-weight:600}.option span{color:var(--ink-2);font-size:14px}.option meter{display:block;width:100%;height:16px;margin-top:6px}
.option meter::-webkit-meter-bar{background:none;border:1px solid var(--line);height:16px}.option meter::-webkit-meter-optimum-value{background:var(--hue)}.option meter::-moz-meter-bar{background:var(--hue)}
.remark{display:block;margin-bottom:12px}.row{display:flex;align-items:center;gap:12px;min-height:44px;cursor:pointer}.row b{flex:1}.row input{width:20px;height:20px;accent-color:var(--hue)}
.row:has(:checked){box-shadow:0 0 0 2px var(--hue)}
select,.remark input{box-sizing:border-box;font:inherit;color:inherit;background:var(--surface);border:1px solid var(--ink-2);border-radius:8px;padding:10px 12px;min-height:44px}
.remark input{width:100%}
.three{display:grid;grid-template-columns:repeat(3,1fr);gap:8px;margin-top:12px}.three input{position:absolute;opacity:0}
.three label{display:grid;place-items:center;min-height:44px;border:1px solid var(--ink-2);border-radius:6px;color:var(--ink-2);cursor:pointer;text-align:center}
.three input:checked+label{border:2px solid var(--hue);background:var(--tint);color:var(--hue-ink);font-weight:600}
.three input:checked+label::before{content:"\\2713\\00a0"}.three input:checked+label{display:flex;justify-content:center;align-items:center}
.three input:focus-visible+label{outline:2px solid var(--accent);outline-offset:2px}
.zone{margin:0 0 12px;font-size:14px}.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.bar{position:fixed;inset:auto 0 0;padding:16px;background:var(--surface);box-shadow:0 -1px 0 var(--line);text-align:center}
.bar button{width:min(560px,100%);min-height:48px}.bar p{margin:8px 0 0;font-size:14px}`
