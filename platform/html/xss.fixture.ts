/** Attack strings typed into HTML fields in the hope that they run. */
export const XSS_CORPUS: readonly string[] = [
  '<script>alert(1)</script>',
  '<scr<script>ipt>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><circle r=1></svg>',
  '<svg><script href="data:text/javascript,alert(1)"/></svg>',
  '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="x" data-page="1 onclick=alert(1)">x</a>',
  '<a data-page=\'1" onmouseover="alert(1)\'>x</a>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<p class="text-center evil" onclick="alert(1)">x</p>',
  '<iframe src="https://evil.example"></iframe>',
  '<object data="x"></object><embed src="x">',
  '<form action="/x"><input name=csrf></form>',
  '<base href="https://evil.example">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<style>*{display:none}</style>',
  '<link rel=stylesheet href="https://evil.example/x.css">',
  '<details open ontoggle=alert(1)>x</details>',
  '<p id="main" name="location">x</p>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<p title="</p><script>alert(1)</script>">x</p>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<template><img src=x onerror=alert(1)></template>',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp>',
  '</p></div></main><h1>x</h1>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '"><script>alert(1)</script>',
  "' onmouseover='alert(1)",
  '\u0000<script>alert(1)</script>',
];

/** True if nothing in HTML can run or lead to something that runs: only the harmless few tags and attributes. */
export function isHarmless(html: string): boolean {
  const tags = [...html.matchAll(/<\/?([^\s>/]+)([^>]*)>/g)];
  return tags.every(([, name = '', attributes = '']) => {
    if (!/^(p|br|strong|em|a|ul|ol|li)$/.test(name)) return false;
    return [...attributes.matchAll(/\s([^\s=]+)="([^"]*)"/g)].every(
      ([, attribute = '', value = '']) =>
        (attribute === 'class' && /^text-(left|center|right)$/.test(value)) ||
        (attribute === 'href' && /^(https?:|mailto:|tel:|\/(?!\/)|#|[\w./?#-]*$)/.test(value)) ||
        (attribute === 'target' && value === '_blank') ||
        (attribute === 'rel' && value === 'noopener') ||
        (attribute === 'data-page' && /^\d+$/.test(value)),
    );
  });
}
