// Sets the chosen theme before the first paint; its own file, so that the policy needs no inline script.
try {
  var choice = localStorage.getItem('theme')
  if (choice === 'light' || choice === 'dark') document.documentElement.dataset.theme = choice
} catch (_) {
  // Storage may be forbidden; then the system decides.
}
