/** The shop's colours as mails need them: written out, for mailboxes know no variables. They repeat `web/ui/tokens.css`. */
export const look = {
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

/** Phones get larger pads; a mailbox in the dark keeps the paper light, so that nothing turns unreadable by half. */
export const sheet = `:root{color-scheme:light only;supported-color-schemes:light}
body{margin:0;padding:0;width:100%!important;-webkit-text-size-adjust:100%;-ms-text-size-adjust:100%}
@media (max-width:480px){.pad{padding-left:20px!important;padding-right:20px!important}.wide{display:block!important;text-align:center!important}}
[data-ogsc] .ink{color:${look.ink}!important}[data-ogsb] .paper{background-color:${look.paper}!important}`
