/** Imported first: what follows is about the demo, whatever the environment says. */
process.env['DATA'] = 'demo';
process.env['COMMUNITY_DIR'] = 'src/content/demo';
