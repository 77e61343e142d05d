/** Where the contact form is sent; tests point EMAILJS_ORIGIN at a stand-in of their own. */
export const emailjsOrigin = process.env['EMAILJS_ORIGIN'] || 'https://api.emailjs.com';
