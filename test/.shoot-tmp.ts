import { startClient, axeFaults, overflow } from './client-page.ts'
import { signedIn, signedOut } from './client-answers.ts'
const only = process.argv[2]
const usage = { 'agent-usage': JSON.stringify(['tula','alex'].map(a=>({agentId:a,lastUsed:'2026-03-09T08:00:00.000Z',usageCount:1}))) }
const never = new Promise<{}>(()=>{})
const list: [string, string, any, string?, any?][] = [
 ['landing','/',signedOut,'text=Write the mail'],
 ['auth','/auth/email',signedOut,'h1'],
 ['signup','/auth/email?mode=signup',signedOut,'h1'],
 ['autherr','/auth/email?error=google_not_configured',signedOut,'h1'],
 ['terms','/terms',signedOut,'h1'],
 ['privacy','/privacy',signedOut,'h1'],
 ['forgot','/forgot-password',signedOut,'h1'],
 ['404out','/nowhere',signedOut,'h1'],
 ['404in','/nowhere',signedIn,'h1'],
 ['unauth','/mails',signedOut,'.ui-toast'],
 ['unreach','/mails',{'GET /api/auth/user':'lost'},'role=alert'],
 ['start','/dashboard',signedIn,'text=All projects'],
 ['startempty','/dashboard',{...signedIn,'GET /api/projects':{body:{projects:[]}},'GET /api/mails':{body:[]}},'text=No projects yet'],
 ['startfail','/dashboard',{...signedIn,'GET /api/projects':'lost','GET /api/mails':{status:500,body:{message:'Something broke',code:'x'}},'GET /api/stats':'lost'},'role=alert'],
 ['startload','/dashboard',{...signedIn,'GET /api/projects':()=>never,'GET /api/mails':()=>never,'GET /api/stats':()=>never,'GET /api/agents':()=>never},'h2'],
 ['mails','/mails',signedIn,'[data-row]'],
 ['mailsheld','/mails?status=held',signedIn,'[data-row]'],
 ['mailsempty','/mails?status=ignored',{...signedIn,'GET /api/mails':{body:[]}},'text=No ignored mail'],
 ['mailsfail','/mails',{...signedIn,'GET /api/mails':'lost'},'role=alert'],
 ['mailsload','/mails',{...signedIn,'GET /api/mails':()=>never},'.ui-skeleton'],
 ['mail','/mails/41',signedIn,'text=Tasks made >> visible=false'],
 ['mailheld','/mails/40?status=held',signedIn,'text=Release'],
 ['mailfailed','/mails/39',signedIn,'text=Retry'],
 ['mailgone','/mails/12',signedIn,'role=alert'],
 ['mailload','/mails/41',{...signedIn,'GET /api/mails/41':()=>never},'.ui-skeleton'],
 ['sent','/mails/sent/90',signedIn,'text=Wrong'],
 ['teams','/teams',signedIn,'text=tula@mail'],
 ['tula','/teams/tula',signedIn,'text=tula@mail'],
 ['tanya','/intelligence/tanya',signedIn,'text=takes no mail'],
 ['settings','/settings',signedIn,'h1'],
 ['companies','/companies',signedIn,'h1'],
 ['projects','/projects',signedIn,'h2'],
 ['project','/project/7',signedIn,'text=Send the launch'],
]
const c = await startClient()
const sizes: [number,number,'light'|'dark'][] = process.argv[3] ? eval(process.argv[3]) : [[1440,900,'light'],[1440,900,'dark'],[768,1024,'light'],[390,844,'light'],[320,640,'light']]
for (const [name,path,answers,wait] of list) {
  if (only && only !== 'all' && !only.split(',').includes(name)) continue
  for (const [width,height,colorScheme] of sizes) {
    const { page } = await c.open(path, { answers, width, height, colorScheme, storage: usage })
    page.on('pageerror', e => console.log(name, 'PAGEERROR', e.message)); page.on('console', m => { if (m.type()==='error' && !m.text().includes('Failed to load resource')) console.log(name, m.text()) })
    try { await page.locator(wait!).first().waitFor({timeout:6000, state: name==='mail' ? 'attached':'visible'}) } catch (e) { console.log(name, width, 'WAIT FAILED', wait) }
    await page.waitForTimeout(250)
    await page.screenshot({ path: `/tmp/shots/${name}-${width}${colorScheme==='dark'?'-dark':''}.png` })
    const o = await overflow(page); if (o>0) console.log(name,width,'OVERFLOW',o)
    if (name!=='unauth' && (width===1440||width===390)) { const f = await axeFaults(page); if (f.length) console.log(name,width,colorScheme,f.join('\n   ')) }
    await c.closePages()
  }
}
await c.close()
