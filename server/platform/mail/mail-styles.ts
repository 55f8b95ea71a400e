/** The colours of `web/ui/tokens.css`, written out because mail programs know no variables. */
export const colours = {
  ink: '#0D2B38',
  quiet: '#4A6470',
  line: '#DCE5E8',
  paper: '#FFFFFF',
  ground: '#F6F8F7',
  water: '#0A5D7C',
  waterLine: '#8CCBE3',
  good: { ground: '#E6F2E8', ink: '#2C6A3F' },
  attention: { ground: '#FDF3DC', ink: '#0D2B38' },
  wrong: { ground: '#FBE9E5', ink: '#8C2E1F' },
}

export const font = 'Bricolage Grotesque,-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif'

/** Phones get smaller margins. Dark mode keeps the paper light, so that all text is legible. */
export const styleSheet = `:root{color-scheme:light only;supported-color-schemes:light}
body{margin:0;padding:0;width:100%!important;-webkit-text-size-adjust:100%;-ms-text-size-adjust:100%}
@media (max-width:480px){.pad{padding-left:20px!important;padding-right:20px!important}.wide{display:block!important;text-align:center!important}}
[data-ogsc] .ink{color:${colours.ink}!important}[data-ogsb] .paper{background-color:${colours.paper}!important}`
