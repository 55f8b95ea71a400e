/** The style sheet of the page about the API. */
export const docsStyle = `:root{color-scheme:light}body{margin:0;font:16px/1.6 system-ui,sans-serif;color:#0d2b38;background:#f6f8f7;display:grid;grid-template-columns:14rem minmax(0,1fr)}
nav{position:sticky;top:0;height:100vh;overflow:auto;padding:1.5rem;box-sizing:border-box;border-right:1px solid #dce5e8}nav a{display:block;padding:.35rem 0;color:#0a5d7c}
main{padding:1.5rem 2rem 5rem;max-width:64rem}a{color:#0a5d7c}section{border-top:1px solid #dce5e8;padding:.5rem 0}h3{margin:.5rem 0 0;overflow-wrap:anywhere}small{color:#4a6470;overflow-wrap:anywhere}
pre{overflow:auto;background:#fff;border:1px solid #dce5e8;border-radius:6px;padding:1rem;font-size:13px}summary{cursor:pointer;padding:.35rem 0}
details{overflow-x:auto}table{border-collapse:collapse;width:100%;font-size:14px}th,td{text-align:left;vertical-align:top;padding:.35rem .75rem .35rem 0;border-bottom:1px solid #dce5e8}td:last-child{min-width:16rem}
@media(max-width:767px){body{display:block}nav{position:static;height:auto}nav a{display:inline-block;margin-right:1rem}main{padding:1rem}}`
