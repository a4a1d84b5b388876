// Loaded before the server (node --import): keeps beside the data folder what a power cut would leave of it.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'

/*
 * Strict where disks are strict and no more than that: of a file, the bytes written before its last flush was
 * asked for; of a folder, what was in it at its last flush, and each file that was flushed at its place itself
 * (a flush commits the file's own entry on ext4 and XFS). Folders are taken as kept. What was never flushed is
 * gone: a file that only its folder's flush speaks of is there and empty.
 */
const folder = process.env.FLUSHED_OF ?? ''
const kept = process.env.FLUSHED_TO ?? ''

/** Where a file (by inode) stands in the kept tree. */
const places = new Map()
/** Where a folder (by inode) stood when it was flushed. */
const folders = new Map()
/** The number of the newest flush of a place that was published. */
const published = new Map()
let flushes = 0
let drafts = 0

const real = {
  fsyncSync: fs.fsyncSync,
  fdatasyncSync: fs.fdatasyncSync,
}

/** A place below the data folder, or null for all other files. */
function placeOf(fd) {
  const path = fs.readlinkSync(`/proc/self/fd/${fd}`)
  const place = relative(folder, path)
  return place.startsWith('..') || path.endsWith(' (deleted)') ? null : place
}

/** Takes the bytes as they are now; the answer publishes them, once the real flush is done. */
function beforeFlush(fd) {
  const place = placeOf(fd)
  if (place === null) return () => {}
  const stat = fs.fstatSync(fd)
  flushes += 1
  const turn = flushes
  if (stat.isDirectory()) return () => publishFolder(place)
  drafts += 1
  const draft = join(kept, `.draft-${process.pid}-${drafts}`)
  fs.copyFileSync(`/proc/self/fd/${fd}`, draft, fs.constants.COPYFILE_FICLONE)
  return () => {
    if ((published.get(place) ?? 0) > turn) return fs.rmSync(draft)
    published.set(place, turn)
    fs.mkdirSync(dirname(join(kept, 'tree', place)), { recursive: true })
    fs.renameSync(draft, join(kept, 'tree', place))
    places.set(stat.ino, place)
  }
}

function publishFolder(place) {
  const from = join(folder, place)
  const to = join(kept, 'tree', place)
  fs.mkdirSync(to, { recursive: true })
  folders.set(fs.statSync(from).ino, place)
  const entries = fs.readdirSync(from, { withFileTypes: true })
  for (const { name } of entries.filter((entry) => entry.isDirectory())) publishMove(join(place, name))
  const now = entries.filter((entry) => entry.isFile())
  for (const { name } of now) {
    const at = join(place, name)
    const inode = fs.statSync(join(from, name), { throwIfNoEntry: false })?.ino
    const before = places.get(inode)
    if (before !== undefined && before !== at && fs.existsSync(join(kept, 'tree', before))) {
      fs.renameSync(join(kept, 'tree', before), join(to, name))
    } else if (!fs.existsSync(join(to, name))) fs.writeFileSync(join(to, name), '')
    places.set(inode, at)
  }
  const names = new Set(now.map(({ name }) => name))
  for (const entry of fs.readdirSync(to, { withFileTypes: true })) {
    if (entry.isFile() && !names.has(entry.name)) fs.rmSync(join(to, entry.name))
  }
}

/** A folder that was flushed under another name goes along with all that it holds. */
function publishMove(place) {
  const inode = fs.statSync(join(folder, place)).ino
  const before = folders.get(inode)
  if (before === undefined || before === place || fs.existsSync(join(kept, 'tree', place))) return
  fs.renameSync(join(kept, 'tree', before), join(kept, 'tree', place))
  folders.set(inode, place)
  for (const [file, at] of places) {
    if (at.startsWith(`${before}/`)) places.set(file, place + at.slice(before.length))
  }
}

/** After a cut the folder is what was kept, so that each file of it is known by its place. */
function know(at) {
  for (const entry of fs.readdirSync(at, { withFileTypes: true })) {
    const path = join(at, entry.name)
    if (entry.isDirectory()) know(path)
    else if (fs.existsSync(join(kept, 'tree', relative(folder, path))))
      places.set(fs.statSync(path).ino, relative(folder, path))
  }
}

async function watchHandles() {
  const handle = await fs.promises.open(process.execPath, 'r')
  const prototype = Object.getPrototypeOf(handle)
  await handle.close()
  for (const name of ['sync', 'datasync']) {
    const flush = prototype[name]
    prototype[name] = async function flushed() {
      const publish = beforeFlush(this.fd)
      await flush.call(this)
      publish()
    }
  }
}

if (folder !== '' && basename(folder) !== '') {
  fs.mkdirSync(join(kept, 'tree'), { recursive: true })
  fs.mkdirSync(folder, { recursive: true })
  know(folder)
  for (const name of Object.keys(real)) {
    fs[name] = (fd) => {
      const publish = beforeFlush(fd)
      real[name](fd)
      publish()
    }
  }
  await watchHandles()
  syncBuiltinESMExports()
}
